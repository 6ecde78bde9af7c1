export declare const contractFileKinds: readonly ["pdf", "png", "jpeg", "docx"];
export type ContractFileKind = (typeof contractFileKinds)[number];
export declare const contractFileMediaType: Record<ContractFileKind, string>;
export declare const contractFileAccept: string;
export declare const contractFileLimit = 5000000;
export declare const contractFileProblem: {
    readonly type: "Choose a PDF, PNG, JPEG or DOCX file.";
    readonly size: "The file is larger than 5 MB.";
    readonly empty: "The file is empty.";
    readonly name: "The file’s name is longer than 255 characters. Rename it and retry.";
    readonly content: "The file’s content does not match its name. Save it again and retry.";
};
export declare function contractFileKind(name: string): ContractFileKind | undefined;
export declare function checkContractFile(file: {
    readonly name: string;
    readonly size: number;
}): string | undefined;
export declare const beginsAs: (bytes: Uint8Array, kind: ContractFileKind) => boolean;
