export default function withoutDescriptions(code: string): string;
