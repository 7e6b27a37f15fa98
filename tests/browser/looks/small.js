// What can be pressed and is smaller than it should be; a link in a sentence is as high as its line.
([control, link]) =>
  [...document.querySelectorAll("a[href], button, input, select, textarea, [role=button]")]
    .filter((el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.disabled && !el.closest(".vh, p, .skip"))
    .map((el) => ({ el, at: (el.closest("label") ?? el).getBoundingClientRect(), least: el.tagName === "A" ? link : control }))
    .filter(({ at }) => at.width > 1 && at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth)
    .filter(({ at, least }) => at.width < least - 1 || at.height < least - 1)
    .map(({ el, at }) => `${el.outerHTML.slice(0, 100)} is ${at.width.toFixed(0)} x ${at.height.toFixed(0)} pixels`)
