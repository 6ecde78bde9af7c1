/**
 * What Chromium is started with. Its sandbox refuses to run as root on Linux, and a fresh machine or a
 * container often has no other user; the rest keeps the browser from talking to anyone by itself.
 */
export function launchArguments(
  platform: NodeJS.Platform = process.platform,
  userId: number | undefined = process.getuid?.(),
): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return platform === 'linux' && userId === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
