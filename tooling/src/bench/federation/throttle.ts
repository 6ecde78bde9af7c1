import type { CDPSession } from '../../drive';

/** A slow mobile connection: the line that three quarters of readers have, or a better one. */
export const line = { roundTripMs: 100, downMbps: 9, upMbps: 3 } as const;

export const lineText = `${line.roundTripMs} ms and ${line.downMbps} Mbit/s`;

const bytesPerSecond = (mbps: number) => (mbps * 1e6) / 8;

/**
 * Puts a page behind this line by Chromium's own throttling: each answer waits for a round trip, and all share the
 * bandwidth. Connecting costs nothing.
 */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTripMs,
    downloadThroughput: bytesPerSecond(line.downMbps),
    uploadThroughput: bytesPerSecond(line.upMbps),
  });
}
