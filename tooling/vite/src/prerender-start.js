// Runs in a prerendered page before the first paint (prerendered-pages.ts), before any other script of the app.
(() => {
  const { dataset } = document.documentElement;
  const { app, parts } = document.currentScript.dataset;

  /** Whether the prerendered HTML fits this visitor: it is rendered for a first visit, at the first step. */
  const isPrerenderedValid = () => {
    try {
      const theme = localStorage.getItem('theme');
      if (theme === 'light' || theme === 'dark') dataset.theme = theme;
      const isFirstVisit = localStorage.length === 0 && sessionStorage.length === 0;
      return isFirstVisit && location.hash === '' && !/[?&]step=/.test(location.search);
    } catch {
      // With storage blocked, every visit is a first visit.
      return true;
    }
  };

  /** Holds the last click on a button until the app is hydrated, then repeats it. */
  const replayClick = () => {
    let pressed;
    const hold = (press) => {
      const button = press.target.closest('button');
      if (button === null) return;
      pressed = button;
      press.stopImmediatePropagation();
    };
    addEventListener('click', hold, true);
    const replay = () => {
      removeEventListener('click', hold, true);
      pressed?.click();
    };
    addEventListener('app-hydrated', replay, { once: true });
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

  if (!isPrerenderedValid()) {
    dataset.known = '';
    start();
    return;
  }
  replayClick();
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    start();
    return;
  }
  // Loads the scripts after the first paint, so that on a slow connection they don't compete with the styles.
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // A covered window may never paint.
  setTimeout(start, 3000);
})();
