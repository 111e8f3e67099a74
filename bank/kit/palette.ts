/** Colours of road signs, as close as screens come to those of the regulation. */
export const SIGN = {
  red: '#C1121C',
  yellow: '#F8C300',
  blue: '#0A5CA8',
  green: '#0B7A43',
  orange: '#E8730C',
  white: '#FFFFFF',
  black: '#15191A',
  grey: '#8A9195',
  brown: '#6B3F1D',
  /** Back of a sign's plate and its post. */
  metal: '#9AA0A2',
} as const;

/** Colours of the flat day scenes. */
export const SCENE = {
  sky: '#CFE4EE',
  hills: '#A9C5B4',
  meadow: '#93B98A',
  meadowFar: '#A6C79A',
  foliage: '#5B8F68',
  foliageLight: '#6B9B72',
  trunk: '#6D5B4B',
  asphalt: '#4C5356',
  kerb: '#BFC5BE',
  pavement: '#C9CCC6',
  paint: '#F4F5F2',
  rail: '#A7AFB2',
  gravel: '#B9AE9C',
  metal: '#8B9598',
  glass: '#26343B',
  glassLight: '#33454E',
  window: '#8EA3AD',
  tyre: '#1B2226',
  tailLight: '#D8323C',
  brakeLight: '#FF2B35',
  headlight: '#FFF3C4',
  indicator: '#FFA01E',
  roof: '#A6503C',
  skin: '#E8B58A',
  blueLamp: '#2F6BFF',
  shade: '#00000033',
} as const;

/** Colours that tell vehicles apart; every scene's text names them. */
export const PAINT = {
  blue: '#2F74C0',
  yellow: '#E3A21A',
  red: '#C8323B',
  green: '#3E8E5A',
  white: '#F2F2EC',
  grey: '#8C959A',
  black: '#2B3236',
  orange: '#DE7326',
  silver: '#B9C1C5',
} as const;

export type Paint = keyof typeof PAINT;

/** Walls of houses, in turn. */
export const WALLS = ['#E7D9C3', '#D9C2AC', '#E9DECF', '#D5BFA9', '#EADFCF', '#DCC9B4'] as const;
