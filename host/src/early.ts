// Runs before first paint, on its own: no imports. Keys, paths and values are those of the kernel and
// the shell; early.test.ts holds them together.
(() => {
  const root = document.documentElement;
  const path = location.pathname.replace(/(.)\/$/, '$1');

  const read = (value: string | null | undefined): Record<string, unknown> => {
    const parsed: unknown = JSON.parse(value ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  };

  const stored = (): Record<string, unknown> => {
    try {
      const asked = new URLSearchParams(location.search).get('behaviour');
      if ((asked ?? sessionStorage.getItem('tf_behaviour')) === 'reference') return {};
      return read(localStorage.getItem('tf_preferences'));
    } catch {
      return {};
    }
  };

  const { colourMode, compactView } = stored();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = colourMode === 'dark' || (colourMode === 'system' && systemIsDark);
  root.dataset.theme = isDark ? 'dark' : 'light';
  if (compactView === true) root.dataset.density = 'compact';
  // The HTML paints the gate; every other page hides that.
  if (path !== '/') root.dataset.page = '';

  const meta = (name: string) =>
    read(document.querySelector(`meta[name="trustfold-${name}"]`)?.getAttribute('content'));

  const preload = (href: string, integrity?: string) => {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = 'preload';
    link.as = isStyle ? 'style' : 'script';
    // Asked for as the page will ask: scripts and what a remote holds with CORS, own styles without.
    if (!isStyle || integrity !== undefined) link.crossOrigin = 'anonymous';
    if (integrity !== undefined) link.integrity = integrity;
    link.href = href;
    document.head.append(link);
  };

  const dashboard = '/trustfold/dashboard';
  const isDashboard = path === dashboard || path.startsWith(`${dashboard}/`);
  const pages: Record<string, string> = {
    '/': 'gate',
    '/trustfold': 'landing',
    '/portal/login': 'portal-sign-in',
    '/portal/demo': 'demo-sign-in',
    '/trustfold/login': 'portal-selection',
  };
  const screens: Record<string, string> = {
    processes: 'operations/processes',
    transactions: 'operations/transactions',
    clients: 'compliance/client-management',
    compliance: 'compliance/compliance-score',
    contracts: 'contracts/contract-management',
    notifications: 'operations/notifications',
    profile: 'account/profile',
    analytics: 'account/analytics',
  };
  const page = isDashboard ? 'dashboard' : pages[path];
  const tab = new URLSearchParams(location.search).get('tab') ?? '';
  const screen = isDashboard && Object.hasOwn(screens, tab) ? screens[tab] : undefined;

  const isLetIn = (): boolean => {
    try {
      const hasPassed = localStorage.getItem('tf_site_gate') === 'ok';
      return hasPassed && (!isDashboard || sessionStorage.getItem('portalAuth') !== null);
    } catch {
      return false;
    }
  };
  // Nothing is asked for where the guards will lead elsewhere.
  const isShown = path === '/' || isLetIn();

  const files: Record<string, string[] | undefined> = {};
  const preloadChunks = (names: readonly (string | undefined)[]) =>
    new Set(names.flatMap((name) => files[name ?? ''] ?? [])).forEach((file) =>
      preload(`/${file}`),
    );

  /** What a browser that has no workspace yet begins with. */
  const preloadSample = async () => {
    const held = await indexedDB.databases();
    if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
  };

  interface Release {
    address: string;
    entry: string;
    kernelRange: string;
    files: Record<string, string>;
    screens: Record<string, string[]>;
  }

  /** Reads a document whole. One that hangs is given up: while it is open, the browser keeps a second request waiting. */
  const ask = async (address: string) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), 10_000);
    try {
      const answer = await fetch(address, { cache: 'no-cache', signal: limit.signal });
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    } finally {
      clearTimeout(timer);
    }
  };

  const preloadScreen = (text: string) => {
    const isAsked = /[?&](remote\.|composition=)/.test(location.search);
    if (!screen || !isShown || isAsked || sessionStorage.getItem('tf_overrides') !== null) return;
    const [name = '', expose = ''] = screen.split('/');
    const { composition } = JSON.parse(text) as {
      composition: { remotes: Record<string, Release | undefined> };
    };
    const release = composition.remotes[name];
    const [major, minor] = String(meta('chunks').kernel).split('.').map(Number);
    const [, ofMajor, fromMinor] = /^\^(\d+)\.(\d+)\./.exec(release?.kernelRange ?? '') ?? [];
    if (!release || Number(ofMajor) !== major || Number(fromMinor) > Number(minor)) return;
    for (const file of [release.entry, ...(release.screens[expose] ?? [])]) {
      const digest = release.files[file];
      if (digest !== undefined) preload(release.address + file, digest);
    }
  };

  /** Asks for the composition, and names the chunks with which the shell meets a remote. */
  const startFederation = (): string[] => {
    try {
      const { compositionPointer } = meta('config') as { compositionPointer?: string };
      const answer = ask(compositionPointer ?? '/env/local/current.json');
      Object.assign(window, { trustfoldComposition: answer });
      // Whoever takes the answer hears of its failure; nobody else need.
      answer.then(({ text }) => preloadScreen(text)).catch(() => undefined);
    } catch {
      // The shell reads the configuration again and says what is wrong with it.
    }
    if (!screen) return [];
    const hasForms = !['operations/notifications', 'account/analytics'].includes(screen);
    const hasRecords = !screen.startsWith('account/');
    return [
      'federation',
      'platform',
      hasForms ? 'platform-form' : '',
      hasRecords ? 'platform-records' : '',
    ];
  };

  // The composition first: a browser asks a server of old for six files at a time, and the remote's own
  // are not known before.
  const federation = isDashboard ? startFederation() : [];
  try {
    Object.assign(files, meta('chunks').files);
    if (isShown)
      preloadChunks([
        path === '/' ? '' : 'routed-app',
        isDashboard ? 'dashboard-start' : '',
        page,
        screen?.replace('/', '-'),
        ...federation,
      ]);
    if (isShown && isDashboard && !location.search.includes('scale='))
      preloadSample().catch(() => undefined);
  } catch {
    // Nothing is lost but the head start.
  }
})();
