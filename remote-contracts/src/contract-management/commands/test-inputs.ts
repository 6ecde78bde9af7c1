import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { contracts } from 'shared-kernel/testing/records';
import { findEnvelopeId } from 'shared-kernel/domain/contract';
import type { CommandInputs } from 'shared-kernel/testing';
import { contractStatuses } from '../contract-status';
import { contractTypes } from '../rules/contract-draft';
import { amendContract } from './amend-contract';
import { attachContractDocument } from './attach-document';
import { correctSignatories } from './correct-signatories';
import { createContract, waiveLegalReview } from './create-contract';
import { delegateSignature } from './delegate-signature';
import { editContract } from './edit-contract';
import { changeContractStatus, submitContract } from './change-contract-status';
import { setSignatories } from './set-signatories';
import { recallEnvelope } from './recall-envelope';
import { removeTemplate, saveTemplate } from './save-template';
import { scheduleNotarization } from './schedule-notarization';
import { recordApproval, declineSignature, sendEnvelope, recordSignature } from './sign-contract';
import { sendEnvelopes } from './send-envelopes';

const text = ['', 'Bunker supply', '£1', '<b>bold</b>', '契約', 'x'.repeat(300)];
const draft = { title: text, type: contractTypes, client: text, value: text };
const id = contracts.map((contract) => contract.id);

const signatures = contracts.flatMap((contract) =>
  contract.signatories.map((signatory) => ({ id: contract.id, signatoryId: signatory.id })),
);

const confirmed = contracts.flatMap((contract) =>
  contract.signatories.map((signatory) => ({
    id: contract.id,
    signatoryId: signatory.id,
    envelope: findEnvelopeId(contract) ?? 'DS-0',
    typedName: signatory.name,
  })),
);
const confirming = { hasRead: [true, false], reason: ['Signed on paper', ''] };

const bytes = createOnePagePdf('a document');
const file = [
  { name: 'a.pdf', bytes },
  { name: 'a.png', bytes },
];

export const inputs: readonly CommandInputs[] = [
  { command: createContract, with: draft },
  { command: waiveLegalReview, with: { ...draft, accepted: [true, false] } },
  {
    command: editContract,
    on: contracts.map((contract) => ({ id: contract.id, from: contract })),
    changes: draft,
  },
  { command: changeContractStatus, with: { id, status: contractStatuses } },
  { command: submitContract, with: { id } },
  { command: amendContract, with: { id } },
  { command: saveTemplate, with: { id } },
  { command: removeTemplate, with: { id: ['TPL-1'] } },
  { command: sendEnvelope, with: { id } },
  { command: sendEnvelopes, with: { ids: [[], ...id.map((one) => [one]), id] } },
  { command: recallEnvelope, with: { id, reason: ['Wrong price', ''] } },
  { command: recordSignature, on: confirmed, with: confirming },
  { command: recordApproval, on: confirmed, with: confirming },
  { command: declineSignature, on: signatures },
  {
    command: delegateSignature,
    on: signatures,
    with: { name: ['Ada Lind', ''], role: ['Director'], email: ['ada@lind.example', 'x'] },
  },
  {
    command: setSignatories,
    with: {
      id,
      signatories: [
        [{ name: 'Ada Lind', role: 'Director', email: 'ada@lind.example' }],
        [{ name: '', role: 'Director', email: 'x' }],
        [],
      ],
    },
  },
  {
    command: correctSignatories,
    with: {
      id,
      signatories: [
        ...contracts.map(({ signatories }) =>
          signatories
            .filter(({ status }) => status !== 'signed')
            .map((person) => ({ ...person, email: `new.${person.email}` })),
        ),
        [{ id: 'SIG-005', name: '', role: 'Director', email: 'x' }],
      ],
    },
  },
  { command: attachContractDocument, with: { id, type: ['exhibit'], file } },
  {
    command: scheduleNotarization,
    with: {
      id,
      scheduledDate: ['2030-01-01T10:00:00.000Z', '2020-01-01T10:00:00.000Z'],
      notaryName: ['R. Notary'],
    },
  },
];
