export declare const waiverText: {
    readonly title: "Waive legal review?";
    readonly accept: "I understand and accept these terms";
    readonly confirm: "Bypass & Deploy Anyway";
    readonly disclaimer: readonly ["This contract has not been validated by legal counsel.", "You are solely responsible for disputes, compliance violations or unenforceable terms.", "The provider is not liable.", "The contract is flagged User Waived in audit logs."];
};
