import { usePortal } from '@zielona-fala/web-kit/session';

export interface CopyWords {
  readonly copied: string;
  readonly refused: string;
}

/** Copies a text and tells whether the browser did. */
export function useCopy({ copied, refused }: CopyWords): (text: string) => Promise<void> {
  const { toasts } = usePortal();
  return async (text) => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toasts.show({ severity: isCopied ? 'success' : 'error', title: isCopied ? copied : refused });
  };
}
