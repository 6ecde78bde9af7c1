import { pageMeta } from './page-meta';

/** Asks for a file as the page will: scripts and what a remote holds with CORS, own styles without. */
export function preload(href: string, integrity?: string): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = 'preload';
  link.as = isStyle ? 'style' : 'script';
  if (!isStyle || integrity !== undefined) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/** Asks for the files of named chunks, as the build wrote them into the page. */
export function preloadChunks(names: readonly string[]): void {
  const files = (pageMeta('chunks').files ?? {}) as Record<string, string[] | undefined>;
  new Set(names.flatMap((name) => files[name] ?? [])).forEach((file) => preload(`/${file}`));
}
