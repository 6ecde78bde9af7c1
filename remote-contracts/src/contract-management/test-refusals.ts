export const signedContractMessages = {
  final: 'This contract is signed and final. Amend the contract to make changes.',
  partly: 'This contract is partly signed and final. Amend the contract to make changes.',
} as const;
