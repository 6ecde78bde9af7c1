export { readKeyFile, writeKeyPair } from './key-files';
export { keySigner, makeKey, signStatement, type Curve, type Signer } from './signer';
