export { canonicalJson } from './canonical-json';
export { takeApart, withSignatures, type Signatures, type Statement } from './envelope';
export {
  isPublicKey,
  isSignedBy,
  keyIdOf,
  readKey,
  algorithmOf,
  signedBytes,
  type StatementKind,
} from './keys';
export {
  bodyText,
  grantText,
  hashesOf,
  type Floors,
  type Grant,
  type SignedBody,
} from './statements';
export { readPreview } from './preview';
export { SignatureError, type Trust } from './trust';
export { readSigned, type Verified } from './verify';
