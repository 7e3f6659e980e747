/**
 * What people ask for: what they may have written of it. Words before the colon stand for one another and for each
 * of those behind it; those behind it do not stand for one another.
 */
export const ENGLISH = `
bird birds: penguin parrot budgie canary gull seagull robin owl crow jackdaw pigeon swan goose duck hen rooster cockerel magpie sparrow swallow heron hawk peacock turkey feathers
animal creature beast pet: dog cat horse donkey goat sheep cow pig rabbit hamster tortoise turtle parrot snake fox hedgehog badger squirrel rat mouse penguin seal ferret llama alpaca pony
dog hound mutt: puppy terrier collie spaniel labrador greyhound whippet lurcher retriever poodle dachshund alsatian beagle staffy leash barks
cat: kitten moggy tomcat tabby ginger
horse: pony mare gelding foal stallion
fish: cod trout salmon herring mackerel eel pike carp haddock
insect: bee wasp ant moth beetle spider
vehicle car van truck: ute lorry jeep minibus camper hatchback estate toyota ford hiace corolla transit bedford landrover wagon engine clock mileage
bike bicycle: tandem racer cycle pedal
boat vessel ship: dinghy yacht canoe kayak trawler ferry rowboat skiff sailboat launch barge hull mast
train: railway station platform locomotive carriage
plane: flight airport boarding
machine appliance: washer dryer boiler oven mower dishwasher kettle printer engine pump
instrument: piano guitar violin fiddle trombone trumpet clarinet accordion cello drum banjo flute saxophone organ ukulele bagpipes
choir singers: choir chorus sang soprano alto tenor
band orchestra group: gig drummer guitarist brass
song tune: hymn anthem chorus lyrics melody
contest competition cup tournament championship fair show: judge judges prize rosette trophy final heat round medal champion league entries disqualified
placing place position result rank: first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last runner-up
win won victory: first champion champions gold trophy
lost defeat beaten: second beat robbed
disqualified thrown-out: disqualified banned expelled ejected
contest soup stew: chowder broth stew bisque gumbo goulash
food dish meal: soup stew pie cake bread roast curry casserole pasta chops sausage pudding barbecue
dessert sweet: cake pie pudding trifle crumble pavlova tart
drink: tea coffee beer wine whisky gin cider rum pint
vegetable crop: marrow leek carrot pumpkin potato onion tomato courgette beans cabbage beetroot
fruit: apple pear plum cherry strawberry raspberry fig lemon
flower flowers: rose dahlia tulip sweetpea daffodil sunflower orchid lily geranium
tree: oak apple pear cherry plum pine elm ash willow birch walnut maple fig lemon olive
safe strongbox vault coffer: safe lock milner combination dial levers
lock: key picks bolt latch padlock
bill bills invoice invoices: invoice receipt invoiced paid
dentures: teeth uppers lowers
apprentice trainee lad youngster: apprentice trainee boy learner papers
lad young-man: boy lad fella youngster apprentice
job trade profession occupation career living: shop work office factory nurse teacher driver plumber electrician carpenter joiner baker butcher farmer fisherman cook chef waiter librarian mechanic builder painter hairdresser barber tailor gardener postman locksmith engineer accountant clerk miner porter cleaner
hire hired employ: apprentice taken job
sacked redundant laid-off: notice finished redundancy
promotion: manager supervisor foreman head
wage pay salary: wages raise hour week
shop store business premises: shop bakery butchers cafe stall market salon garage workshop counter till
sign lettering signboard shopfront: sign painted gold letters spelt spelling board plaque
office: desk computer meeting
money cash savings: fund jar tin account cheque pounds dollars
debt loan mortgage: bank borrowed instalment repay owed
price cost fee: paid bought sold quid
bet wager: stake fiver tenner odds
gambling: pokies casino bookies slots
house home place flat: keys door mortgage bedroom kitchen cottage bungalow terrace
room: kitchen bedroom bathroom lounge attic loft cellar basement
fence boundary hedge wall: fence gate hedge posts panels
garden yard allotment: plot bed shed greenhouse compost lawn
shed outbuilding: shed garage barn workshop
roof: slates tiles gutter leak chimney
noise din racket row: noise racket drilling banging hammering murdered barking snoring
smell stink: smell odour stench
neighbour neighbours: fence next-door street
friend pal mate buddy: mate friend pal chum
boyfriend girlfriend partner: dating met together seeing
wife husband spouse partner: wife husband married anniversary
parents: mum dad mother father
grandchild baby infant newborn: born girl boy pound ounces weighed
little-girl: girl daughter baby
pregnant expecting: baby due scan bump
wedding marriage: married bride groom vows ring registry anniversary
proposal engaged: ring knee yes
divorce separation split: left lawyer papers
funeral burial: buried coffin ashes church service wake grave cremated
died death passing: died gone buried ashes funeral
ill illness sickness disease: cancer stroke chemo diagnosis tumour hospital heart diabetes dementia scan
operation surgery: surgeon theatre anaesthetic hip knee cataract stitches ward
hospital clinic: ward nurse surgeon ambulance bed stretcher
injury accident: broke broken fell fracture ankle wrist plaster cast crutches stitches
memory dementia: forgot confused wandering
doctor physician: surgeon consultant gp clinic
lessons course class: lesson teacher classmates instructor learner
school: classroom headmaster teacher pupils uniform
exam test qualification: passed failed marks papers certificate driving
university college: degree graduation student campus
taught teacher instructor coach: lesson lessons teacher teaching showed
book novel: read chapter pages library author
letter note: envelope wrote post postcard card
newspaper: paper headline reporter
photo photograph picture: camera album frame
phone telephone: mobile rang called cell handset
computer: laptop screen printer internet
film movie: cinema
holiday trip vacation journey: island ferry flew tent caravan hotel suitcase beach
island: ferry
abroad overseas emigrate: flew plane airport visa
sea seaside coast harbour ocean: beach harbour swim boat tide
swim swimming: swim pool baths lengths width harbour
walk hike trail: walked miles camino summit path
race marathon: ran finish miles 10k
storm wind: gale wind tree roof
flood: water river rain
fire: smoke flames burnt brigade
earthquake tremor: shake quake rumble
snow ice frost: snow frozen
rain: wet soaked umbrella
heat: degrees hot
church: vicar priest chapel hymn bells
christmas: tree presents carols santa
birthday: candles cake turned years
party celebration: cake dancing guests
present gift: gave wrapped ribbon bought
clothes garment: coat jacket jumper dress hat scarf gloves trousers suit apron jersey cardigan shirt
shoes footwear: boots slippers trainers wellies
hat: cap beanie bonnet
jewellery: ring necklace earring brooch bracelet watch
glasses: spectacles specs lenses
bag luggage: suitcase rucksack
clock watch: alarm ticking
tool: hammer spanner drill saw ladder chisel screwdriver
furniture: chair table sofa bed wardrobe desk dresser armchair
container: tin box jar bottle trunk chest drawer bag basket
trunk chest: box tin case
police: constable officer station arrested
thief burglar: stole stolen took broke
court legal lawyer: solicitor judge letter writ
army soldier: regiment barracks service
football soccer: goal match team league
rugby: match try scrum
cricket: wicket bat innings bowled
game: match score cards chess bingo dominoes quiz
pub bar inn: pint landlord darts criterion arms
quiz: team round answer
ghost: haunted
secret: tell nobody
argument quarrel fallout feud row: argued shouted fell speaking slammed silence
reconcile made-up peace: sorry apologised shook hands phoned
promise vow pledge: swore promised promise
owned-up confess confessed admit: told truth known lied
stolen theft: thief took missing
lost mislaid missing: gone vanished disappeared
found turned-up: back returned
fix repair mend: mended repaired fixed
stop quit gave-up: stopped given chucked last
hobby pastime: knitting choir chess fishing allotment pottery painting model
award prize honour: medal trophy certificate rosette
record best: fastest personal
nickname called: name named
owner proprietor: belonged owned
driver: drove bus taxi lorry
crash collision: hit reversed backed dent
breakdown conk-out: died towed broke tow
travelled: drove miles road
speech toast: spoke words
vote election: voted ballot council
council mayor: letter officer
noise-complaint: letter council
bees: hive swarm honey
honey: jar hive
wool knitting: needles jumper scarf stitches
haircut: barber hair cut
beard moustache: shaved
tattoo: ink needle
diet weight: stone pounds scales
smoking cigarettes: fags smoke patch lighter
alcohol drinking: sober pint wine
sleep: bed night insomnia
`
