/** Of a car, in the manner of the other line icons, whose set has a ship's alone. */
export function SteeringWheel({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M2 12h7.5M14.5 12H22M12 14.5V22" />
    </svg>
  );
}
