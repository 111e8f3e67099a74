/** Before every other pod. */
export const CRITICAL = 'system-cluster-critical';

/**
 * Of what every call needs. A pod that requests nothing has nearly no share of a busy processor: while others start, names
 * would be found after seconds, and connections would time out.
 */
export const ASSURED = { requests: { cpu: '250m', memory: '64Mi' } };
