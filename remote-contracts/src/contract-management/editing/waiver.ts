/** Texts of the waiver dialog. Ticking its checkbox is not required (C9, C10). */
export const waiverText = {
  title: 'Waive legal review?',
  accept: 'I understand and accept these terms',
  confirm: 'Bypass & Deploy Anyway',
  disclaimer: [
    'This contract has not been validated by legal counsel.',
    'You are solely responsible for disputes, compliance violations or unenforceable terms.',
    'The provider is not liable.',
    'The contract is flagged User Waived in audit logs.',
  ],
} as const;
