export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];
