// Runs before first paint, on its own: no imports. Keys and values are those of the kernel's
// preferences, behaviour and configuration; early.test.ts holds the two together.
(() => {
  const root = document.documentElement;

  const stored = (): Record<string, unknown> => {
    try {
      const asked = new URLSearchParams(location.search).get('behaviour');
      if ((asked ?? sessionStorage.getItem('tf_behaviour')) === 'reference') return {};
      const value: unknown = JSON.parse(localStorage.getItem('tf_preferences') ?? '{}');
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };

  const { colourMode, compactView } = stored();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = colourMode === 'dark' || (colourMode === 'system' && systemIsDark);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (compactView === true) root.dataset.density = 'compact';

  if (!/^\/trustfold\/dashboard(\/|$)/.test(location.pathname)) return;
  try {
    const meta = document.querySelector('meta[name="trustfold-config"]')?.getAttribute('content');
    const config = JSON.parse(meta ?? '{}') as { compositionPointer?: string };
    const pointer = config.compositionPointer ?? '/env/local/current.json';
    const request = fetch(pointer, { cache: 'no-cache' });
    // Whoever takes the request hears of its failure; nobody else need.
    request.catch(() => undefined);
    (window as Window & { trustfoldComposition?: Promise<Response> }).trustfoldComposition =
      request;
  } catch {
    // The shell reads the configuration again and says what is wrong with it.
  }
})();
