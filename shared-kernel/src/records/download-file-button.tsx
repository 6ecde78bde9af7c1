import { CommandButton, Icon, VisuallyHidden } from '../ui';
import type { CommandButtonProps } from '../ui/input/command-button';
import type { PreviewedFile } from './file-preview';
import { useHandOut } from './use-hand-out';

export interface DownloadFileButtonProps {
  readonly fileName: string;
  /** The command that hands the file out, as `useCommand` gives it. */
  readonly command: {
    readonly run: (input: { readonly fileName: string }) => Promise<{ readonly status: string }>;
    readonly isPending: boolean;
    readonly availability: CommandButtonProps['availability'];
  };
  readonly readFile: () => Promise<PreviewedFile>;
  /** Without its word, where a row has no room for it. */
  readonly iconOnly?: boolean;
}

/**
 * Hands out a file, byte for byte as it is kept.
 *
 * @example
 * <DownloadFileButton
 *   fileName={licence.name}
 *   command={useCommand(downloadDocument)}
 *   readFile={() => documentFile(licence, stored, () => sample)}
 * />
 */
export function DownloadFileButton({
  fileName,
  command: { run, isPending, availability },
  readFile,
  iconOnly = false,
}: DownloadFileButtonProps) {
  const { handOut, isMaking } = useHandOut();
  const button = {
    size: 'small',
    icon: <Icon name="download" />,
    availability,
    loading: isPending || isMaking,
    onPress: () => void handOut(readFile, () => run({ fileName })),
  } as const;
  if (iconOnly) return <CommandButton {...button} aria-label={`Download ${fileName}`} />;
  return (
    <CommandButton {...button}>
      <span>
        Download <VisuallyHidden>{fileName}</VisuallyHidden>
      </span>
    </CommandButton>
  );
}
