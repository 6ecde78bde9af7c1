import type { RequestListener } from 'node:http';
import { answererOf } from './answer';
import { makeCertificate, trustArgument, type Certificate } from './certificate';
import { compressed } from './compressed';
import { Line } from './line';
import { profiles, type Profile } from './profiles';
import { ShapedOrigin } from './shaped-origin';

/** Everything between a reader and the origins. */
export class Network {
  readonly #certificate: Certificate;
  readonly #origins: ShapedOrigin[] = [];
  #line = new Line(profiles['20ms']);

  private constructor(certificate: Certificate) {
    this.#certificate = certificate;
  }

  static async create(): Promise<Network> {
    return new Network(await makeCertificate());
  }

  /** What the browser is started with, so that it trusts the origins. */
  get browserArguments(): readonly string[] {
    return [trustArgument(this.#certificate)];
  }

  /** An origin of this network that answers as the listener does, in Brotli. */
  makeOrigin(listener: RequestListener): ShapedOrigin {
    const answer = compressed(answererOf(listener));
    const origin = new ShapedOrigin(answer, this.#certificate, () => this.#line);
    this.#origins.push(origin);
    return origin;
  }

  /** A reader arrives: the line is idle, and nothing is connected. */
  begin(profile: Profile): void {
    for (const origin of this.#origins) origin.disconnect();
    this.#line = new Line(profile);
  }

  /** Ends every origin; those that have ended already stay so. */
  async stop(): Promise<void> {
    await Promise.all(this.#origins.map((origin) => origin.stop()));
  }
}
