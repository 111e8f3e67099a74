import { lettering } from '../lettering.ts';
import { SIGN } from '../palette.ts';
import { circle, path, place, rect, type Svg, towardsLeft } from '../svg.ts';
import { endBand, ending, GREY, slash, stoppingDisc, zoneBoard } from './b-shapes.ts';
import { prohibition, type Sign } from './plates.ts';
import { upArrow } from './symbols/arrow.ts';
import { turnBackArrow, turnLeftArrow, turnRightArrow } from './symbols/arrows.ts';
import { carFront } from './symbols/cars.ts';
import { disc } from './symbols/shapes.ts';
import { lorryRear } from './symbols/vehicles.ts';

const octagon = (reach: number, fill: string): Svg => {
  const half = Math.round(reach * 4.142) / 10;
  const d = `M-${half}-${reach}H${half}L${reach}-${half}V${half}L${half} ${reach}H-${half}L-${reach} ${half}V-${half}Z`;
  return path(d, fill);
};

const stop: Sign = {
  drawing:
    octagon(50, SIGN.white) +
    octagon(46.5, SIGN.red) +
    lettering('STOP', {
      x: 0,
      y: 13,
      size: 38,
      fill: SIGN.white,
      anchor: 'middle',
      weight: 'bold',
      widest: 82,
    }),
  height: 100,
};

const noTurn = (arrow: Svg): Sign => prohibition(arrow + slash(SIGN.red, 8));

function sideBySide(left: Svg, right: Svg): Svg {
  return place({ x: -16.5, y: 1, scale: 0.78 }, left) + place({ x: 16.5, y: 1, scale: 0.78 }, right);
}

function lorryAndCar(lorryColour: string, carColour: string): Svg {
  return (
    place({ x: -15.5, y: -2.5, scale: 0.82 }, lorryRear(lorryColour)) +
    place({ x: 17, y: 4.5, scale: 0.76 }, carFront(carColour))
  );
}

const HORN = `${disc(-23, 0, 8)}M-24-4.5Q-4-4 8-11Q13-14 15-19H19.5V19H15Q13 14 8 11Q-4 4-24 4.5Z`;
const horn = (colour: string): Svg => path(HORN, colour);

const oncomingFirst =
  upArrow(14, 30, -28, { fill: SIGN.red, width: 10, reach: 13 }) +
  place({ x: -14, y: 0, turn: 180 }, upArrow(0, 30, -30, { fill: SIGN.black, width: 11.5, reach: 14 }));

/** B-32: everybody has to stop for the reason that is written in Polish above and, it may be, otherwise below the bar. */
export function haltFor(above: string, below: string): Sign {
  const words = (text: string, y: number, size: number): Svg =>
    lettering(text, { x: 0, y, size, fill: SIGN.black, anchor: 'middle', widest: 58 });
  return prohibition(rect(-38, -5, 76, 10, SIGN.black) + words(above, -10, 18) + words(below, 21.5, 18));
}

const noParking = stoppingDisc(slash(SIGN.red));
const vertical = (...lefts: number[]): Svg =>
  lefts.map((left) => rect(left, -24, 7, 48, SIGN.white, 1)).join('');
const round = (drawing: Svg): Sign => ({ drawing, height: 100 });

const parkingZone = (sign: Svg, ink: string): Svg =>
  place({ x: 0, y: 15, scale: 0.82 }, sign) +
  lettering('STREFA', { x: 0, y: -36, size: 27, fill: ink, anchor: 'middle', widest: 84 });
const greyNoParking = circle(0, 0, 50, GREY) + circle(0, 0, 39, SIGN.white) + slash(GREY);

/** Manoeuvres, stopping and parking: B-20 to B-32, B-35 to B-40 and B-42. */
export const B_MANOEUVRES = {
  'b-20': stop,
  'b-21': noTurn(place({ x: 2, y: 2, scale: 1.05 }, turnLeftArrow())),
  'b-22': noTurn(place({ x: -2, y: 2, scale: 1.05 }, turnRightArrow())),
  'b-23': noTurn(turnBackArrow()),
  'b-24': ending(turnBackArrow(GREY)),
  'b-25': prohibition(sideBySide(carFront(SIGN.red), carFront())),
  'b-26': prohibition(lorryAndCar(SIGN.red, SIGN.black)),
  'b-27': ending(sideBySide(carFront(GREY), carFront(GREY))),
  'b-28': ending(lorryAndCar(GREY, GREY)),
  'b-29': prohibition(horn(SIGN.black)),
  'b-30': ending(horn(GREY)),
  'b-31': prohibition(oncomingFirst),
  'b-32': haltFor('CŁO', 'ZOLL'),
  'b-32b': haltFor('ROGATKA', 'USZKODZONA'),
  'b-32c': haltFor('SYGNALIZACJA', 'USZKODZONA'),
  'b-35': round(noParking),
  'b-36': round(stoppingDisc(slash(SIGN.red) + towardsLeft(slash(SIGN.red)))),
  'b-37': round(noParking + vertical(-3.5)),
  'b-38': round(noParking + vertical(-12, 5)),
  'b-39': zoneBoard(parkingZone(noParking, SIGN.black)),
  'b-40': zoneBoard(parkingZone(greyNoParking, GREY) + endBand(60)),
  'b-42': ending(''),
} as const satisfies Record<string, Sign>;
