import { createHash } from 'node:crypto';

export const sha256 = (content: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string =>
  createHash('sha256').update(content).digest(encoding);
