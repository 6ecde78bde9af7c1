/** What went wrong, as one sentence for a person; never shown with a stack. */
export class Refusal extends Error {}
