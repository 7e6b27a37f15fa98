/** Whose family is looked at; 0 is one's own. */
class Shown {
  seat = $state(0);
}

export const shown = new Shown();
