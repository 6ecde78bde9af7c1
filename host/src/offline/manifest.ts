import manifest from '../brand/installed/trustfold.webmanifest';

/** Says how the product is installed; the page itself does not, so that no first visit fetches it. */
export function nameManifest(): void {
  if (document.head.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifest;
  document.head.append(link);
}
