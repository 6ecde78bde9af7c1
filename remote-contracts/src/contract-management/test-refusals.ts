export const signedRefusal = {
  final: 'This contract is signed and final. Amend it to change anything.',
  partly: 'A signature has been given, so this contract is final. Amend it to change anything.',
} as const;
