/** What a reader's line and processor are like. */
export interface Profile {
  /** From the reader to a server and back. */
  readonly roundTripMs: number;
  readonly downMbps: number;
  readonly upMbps: number;
  /** How many times slower than this machine's the reader's processor is. */
  readonly slowedBy: number;
}

const mobile = { roundTripMs: 60, downMbps: 9, upMbps: 1.5 } as const;
const fixed = { roundTripMs: 20, downMbps: 50, upMbps: 10 } as const;

export const profileNames = ['60ms', '20ms', '60ms-slow', '20ms-slow'] as const;
export type ProfileName = (typeof profileNames)[number];

/** A good mobile connection and a fixed one, each with this machine's processor and with a phone's. */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
  '60ms': { ...mobile, slowedBy: 1 },
  '20ms': { ...fixed, slowedBy: 1 },
  '60ms-slow': { ...mobile, slowedBy: 4 },
  '20ms-slow': { ...fixed, slowedBy: 4 },
};

export function profileLine({ roundTripMs, downMbps, slowedBy }: Profile): string {
  const processor = slowedBy === 1 ? '' : `, the processor slowed ${slowedBy} times`;
  return `${roundTripMs} ms, ${downMbps} Mbit/s${processor}`;
}
