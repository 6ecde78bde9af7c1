import type { Profile } from './profiles';

const bytesPerMs = (mbps: number) => (mbps * 1e6) / 8 / 1000;

/** One direction of a reader's line, which all connections share: one byte after the other. */
class Direction {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(mbps: number) {
    this.#bytesPerMs = bytesPerMs(mbps);
  }

  /** When the last of so many bytes has left, of which the first may leave from `at` on. */
  send(at: number, bytes: number): number {
    this.#freeAt = Math.max(at, this.#freeAt) + bytes / this.#bytesPerMs;
    return this.#freeAt;
  }
}

/** A reader's line as its profile has it. Times are of one clock, in milliseconds. */
export class Line {
  readonly down: Direction;
  readonly up: Direction;
  readonly roundTripMs: number;
  /** What is on its way at most on one connection: twice what fills the line, as a CDN's senders keep it. */
  readonly maxInFlight: number;

  constructor({ roundTripMs, downMbps, upMbps }: Omit<Profile, 'slowedBy'>) {
    this.down = new Direction(downMbps);
    this.up = new Direction(upMbps);
    this.roundTripMs = roundTripMs;
    this.maxInFlight = 2 * roundTripMs * bytesPerMs(downMbps);
  }
}

/** A new connection may have ten packets on their way (RFC 6928), and as many more as have arrived. */
const firstWindow = 10 * 1460;

/** How much a server may send on one connection before it hears that any of it has arrived. */
export class SendWindow {
  readonly #most: number;
  #size: number;
  #inFlight = 0;

  constructor(most: number) {
    this.#most = Math.max(most, firstWindow);
    this.#size = firstWindow;
  }

  get room(): number {
    return this.#size - this.#inFlight;
  }

  send(bytes: number): void {
    this.#inFlight += bytes;
  }

  acknowledge(bytes: number): void {
    this.#inFlight -= bytes;
    this.#size = Math.min(this.#size + bytes, this.#most);
  }
}
