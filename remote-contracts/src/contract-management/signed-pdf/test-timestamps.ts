import { Integer, OctetString, ObjectIdentifier, GeneralizedTime } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
} from 'pkijs';
import type { TimestampAuthority } from '@libpdf/core';
import { createSelfSignedCertificate } from './create-self-signed-certificate';

const at = new Date('2026-11-27T10:00:00.000Z');

const sha256 = '2.16.840.1.101.3.4.2.1';

const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Timestamp service for tests with a self-signed certificate (RFC 3161). */
export const fakeTimestampAuthority: TimestampAuthority = {
  async timestamp(digest) {
    const engine = new CryptoEngine({ name: 'test', crypto });
    const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
    const person = { name: 'Test timestamps', email: 'time@trustfold.example' };
    const certificate = Certificate.fromBER(await createSelfSignedCertificate(person, keys, at));
    const info = new TSTInfo({
      version: 1,
      policy: '1.2.3',
      messageImprint: new MessageImprint({
        hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
        hashedMessage: new OctetString({ valueHex: new Uint8Array(digest).buffer }),
      }),
      serialNumber: new Integer({ value: 1 }),
      genTime: at,
    });
    const content = new Uint8Array(info.toSchema().toBER(false));
    const hash = await crypto.subtle.digest('SHA-256', content);
    const encapContentInfo = new EncapsulatedContentInfo({ eContentType: id_eContentType_TSTInfo });
    // The content is set after construction, because the constructor would split the content. Real timestamp services
    // send undivided content.
    encapContentInfo.eContent = new OctetString({ valueHex: content.buffer });
    const signed = new SignedData({
      version: 3,
      encapContentInfo,
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({
            issuer: certificate.issuer,
            serialNumber: certificate.serialNumber,
          }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({
                type: '1.2.840.113549.1.9.3',
                values: [new ObjectIdentifier({ value: id_eContentType_TSTInfo })],
              }),
              new Attribute({
                type: '1.2.840.113549.1.9.4',
                values: [new OctetString({ valueHex: hash })],
              }),
              new Attribute({
                type: '1.2.840.113549.1.9.5',
                values: [new GeneralizedTime({ valueDate: at })],
              }),
            ],
          }),
        }),
      ],
      certificates: [certificate],
    });
    await signed.sign(keys.privateKey, 0, 'SHA-256', undefined, engine);
    const token = new ContentInfo({
      contentType: id_ContentType_SignedData,
      content: signed.toSchema(true),
    });
    return new Uint8Array(token.toSchema().toBER(false));
  },
};
