// Runs before the first picture of a page (first-pictures.ts), on its own: nothing else of the app is there yet.
(() => {
  const { dataset } = document.documentElement;
  const { app, parts } = document.currentScript.dataset;

  /** The picture is that of a stranger at the first step: for everybody else the app draws the first one. */
  const isPictureTrue = () => {
    try {
      const theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') dataset.theme = theme;
      const isStranger = localStorage.length === 0 && sessionStorage.length === 0;
      return isStranger && location.hash === '' && !/[?&]step=/.test(location.search);
    } catch {
      // Who forbids the storage is a stranger every time.
      return true;
    }
  };

  /** What is pressed on the picture waits for the app, which answers to it as soon as it is there. */
  const keepPress = () => {
    let pressed;
    const keep = (press) => {
      const button = press.target.closest('button');
      if (button === null) return;
      pressed = button;
      press.stopImmediatePropagation();
    };
    addEventListener('click', keep, true);
    const handOver = () => {
      removeEventListener('click', keep, true);
      pressed?.click();
    };
    addEventListener('picture-taken', handOver, { once: true });
  };

  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const part of parts.split(' ')) load('link', { rel: 'modulepreload', href: part });
    load('script', { type: 'module', src: app });
  };
  const load = (tag, attributes) =>
    document.head.append(Object.assign(document.createElement(tag), attributes, { crossOrigin: '' }));

  if (!isPictureTrue()) {
    dataset.known = '';
    start();
    return;
  }
  keepPress();
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  // On a slow line the scripts would take their share of it from the styles that the picture waits for.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // What is covered by another window may never be painted.
  setTimeout(start, 3000);
})();
