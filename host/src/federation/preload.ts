import { chunkFiles } from './chunk-files';

/** Requests a file once, as the page will: scripts and files of remotes with CORS, own styles without. */
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

/** Asks for the files of named chunks. */
export const preloadChunks = (names: readonly string[]): void =>
  chunkFiles(names).forEach(({ href, digest }) => preload(href, digest));
