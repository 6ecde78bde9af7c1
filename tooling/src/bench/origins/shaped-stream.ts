import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { DelayLine } from './delay-line';
import { SendWindow, type Line } from './line';

type Done = (error?: Error | null) => void;

/** As much as leaves at once: what others have to send comes between. */
const packetBytes = 1460;

/**
 * A server's end of a connection over a reader's line. Loopback connects at once; here the first byte of a
 * request leaves a round trip later, as after a handshake, and TLS pays its own besides, being real.
 */
export class ShapedStream extends Duplex {
  readonly #socket: Socket;
  readonly #line: Line;
  readonly #window: SendWindow;
  readonly #connectedAt: number;
  readonly #arriving = new DelayLine<Buffer | null>((chunk) => this.push(chunk));
  readonly #leaving = new DelayLine<Buffer>((chunk) => {
    if (!this.#socket.destroyed) this.#socket.write(chunk);
  });
  readonly #acknowledged = new DelayLine<number>((bytes) => {
    this.#window.acknowledge(bytes);
    this.#pump();
  });
  #waiting: { rest: Buffer; readonly done: Done } | undefined;
  #lastArrivesAt = 0;

  constructor(socket: Socket, line: Line) {
    super();
    this.#socket = socket;
    this.#line = line;
    this.#window = new SendWindow(line.maxInFlight);
    this.#connectedAt = performance.now() + line.roundTripMs;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk, chunk.length));
    socket.on('end', () => this.#receive(null, 0));
    socket.on('error', () => this.destroy());
    socket.on('close', () => this.destroy());
  }

  get #oneWayMs(): number {
    return this.#line.roundTripMs / 2;
  }

  #receive(chunk: Buffer | null, bytes: number): void {
    const from = Math.max(performance.now(), this.#connectedAt);
    this.#arriving.put(this.#line.up.send(from, bytes) + this.#oneWayMs, chunk);
  }

  override _read(): void {
    // A reader's requests are small: what has arrived is passed on at once.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#waiting = { rest: chunk, done };
    this.#pump();
  }

  /** Sends as much as the window has room for; the rest when more of it has arrived. */
  #pump(): void {
    while (this.#waiting && this.#window.room > 0) {
      const { rest, done } = this.#waiting;
      const bytes = Math.min(rest.length, packetBytes, this.#window.room);
      this.#send(rest.subarray(0, bytes));
      this.#waiting = bytes < rest.length ? { rest: rest.subarray(bytes), done } : undefined;
      if (!this.#waiting) done();
    }
  }

  #send(packet: Buffer): void {
    const leftAt = this.#line.down.send(performance.now(), packet.length);
    this.#window.send(packet.length);
    this.#lastArrivesAt = leftAt + this.#oneWayMs;
    this.#leaving.put(this.#lastArrivesAt, packet);
    this.#acknowledged.put(leftAt + this.#line.roundTripMs, packet.length);
  }

  override _final(done: Done): void {
    setTimeout(
      () => {
        this.#socket.end();
        done();
      },
      Math.max(0, this.#lastArrivesAt - performance.now()) + 1,
    );
  }

  override _destroy(error: Error | null, done: Done): void {
    for (const line of [this.#arriving, this.#leaving, this.#acknowledged]) line.clear();
    this.#socket.destroy();
    done(error);
  }
}
