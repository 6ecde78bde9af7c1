import { fillTemplate } from './fill-template';

/** The addresses of an origin's host: both protocols for a name, its own for an address. */
function addressesOf(hostname: string, port: string): readonly string[] {
  if (/^[\d.]+$|^\[/.test(hostname)) return [`${hostname}:${port}`];
  return [port, `[::]:${port}`];
}

/** Has a server listen where an origin points. `http2` has no directive of its own before nginx 1.25. */
export function listen(origin: string, options: string): string {
  const { hostname, port, protocol } = new URL(origin);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return addressesOf(hostname, number)
    .map((address) => `listen ${address}${options};`)
    .join('\n');
}

/** What answers at port 80 for an origin at port 443; nothing for one at another port. */
export function redirectToHttps(origin: string): string {
  const { hostname, port } = new URL(origin);
  if (port !== '') return '';
  const listening = listen(`http://${hostname}`, '');
  return fillTemplate('nginx-redirect.conf', { listen: listening, hostname, origin });
}
