import { type ChangeEvent } from 'react';
export declare function useTypedText(value: string, onChange: (text: string) => void): {
    text: string;
    type: (next: string) => void;
    field: {
        value: string;
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void;
        onFocus: () => void;
        onBlur: () => void;
    };
};
