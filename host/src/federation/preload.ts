import { chunkFiles } from './chunk-files';

/**
 * Preloads a file once, with the mode of its later request: scripts and files of remotes with CORS, styles of the
 * shell without.
 */
export function preload(href: string, integrity?: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = 'preload';
  link.as = isStyle ? 'style' : 'script';
  if (!isStyle || integrity !== undefined) link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

export const preloadChunks = (names: readonly string[]): void =>
  chunkFiles(names).forEach(({ href, digest }) => preload(href, digest));
