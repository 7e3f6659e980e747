import { FIGURE } from './numbers.ts'

/** Money in one form: the figure, and then its sign. */

const MONEY = new RegExp(`([£€$₹]|(?<!\\p{L})rs\\.?(?= ?\\d)) ?(${FIGURE})(?!\\d)`, 'giu')

/** “1.80 for a coffee, 13 euros for lunch”: beside a price, one that is written as prices are. */
const A_PRICE =
  /(?<![\d.:/-])(\d{1,4}\.\d{2})(?!\d|[.:/]\d| ?(?:[£€$%]|km|kg|h|hrs?|hours?|horas?|std|stunden?|mins?|minutes|minutos|minuten|s|l|ml|cl|lit(?:er|re)s?|litros?|g|m|mi|miles|lbs?|stone|cups?|glass(?:es)?|mmol|euros?|eur|quid|pounds|dollars|bucks|pavos)(?!\p{L}))/giu
const CURRENCY = /(?<=\d ?)(?:[£€$]|euros?|eur|quid|dollars?|bucks|pavos)(?!\p{L})/iu
const PENCE = /(?<![\d.])(\d{1,2}) ?p(?![\p{L}\d])/gu

export const withMoney = (text: string) =>
  text
    .replace(MONEY, '$2 $1')
    .replace(A_PRICE, (whole, price: string, _at: number, all: string) =>
      CURRENCY.test(all) ? `${price} €` : whole,
    )
    .replace(PENCE, (_, pence: string) => `${Number(pence) / 100} £`)
