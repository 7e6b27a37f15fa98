/** Whether the screen is as narrow as a phone's; the same width as in the style sheets. */

const NARROW = matchMedia("(max-width: 760px)");

class Phone {
  on = $state(NARROW.matches);
}

export const phone = new Phone();
NARROW.addEventListener("change", () => (phone.on = NARROW.matches));
