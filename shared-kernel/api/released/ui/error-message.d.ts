export declare const genericErrorMessage = "An error occurred while loading this component.";
export declare const errorMessage: (error: unknown) => string;
export declare const errorDetails: (error: unknown) => string;
