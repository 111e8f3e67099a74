import greenWave from './pictures/green-wave.svg';

export interface GreenWaveSceneProps {
  readonly className?: string | undefined;
}

/** The brand's picture: a road at night and a run of green lights. Fills its box; decorative. */
export function GreenWaveScene({ className }: GreenWaveSceneProps) {
  return <img className={className} src={greenWave} alt="" loading="lazy" />;
}
