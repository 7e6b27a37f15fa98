// What can be pressed and is smaller than it should be; a link in a sentence is as high as its line.
([control, link]) => {
  /** A label belongs to what it labels. */
  const reach = (el) => {
    const [own, label] = [el.getBoundingClientRect(), el.closest("label")?.getBoundingClientRect()];
    return label && label.height > own.height ? label : own;
  };
  return [...document.querySelectorAll("a[href], button, input, select, textarea, [role=button]")]
    .filter((el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.disabled && !el.closest(".vh, p, .skip"))
    .map((el) => ({ el, at: reach(el), least: el.matches("a, .press") ? link : control }))
    .filter(({ at }) => at.width > 1 && at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth)
    .filter(({ at, least }) => at.width < least - 1 || at.height < least - 1)
    .map(({ el, at }) => `${el.outerHTML.slice(0, 100)} is ${at.width.toFixed(0)} x ${at.height.toFixed(0)} pixels`);
}
