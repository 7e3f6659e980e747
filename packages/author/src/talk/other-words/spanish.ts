/** Spanish: see `english.ts`. */
export const SPANISH = `
pajaro pajarraco ave avecilla: loro perico cotorra periquito canario jilguero gorrion paloma pichon gallo gallina pato ganso gaviota lechuza cuervo golondrina jaula plumas ala pelado
animal bicho mascota: perro perra gato gata loro gallina caballo burro mula cabra oveja vaca tortuga conejo hamster pez cerdo raton
perro perra can chucho: cachorro galgo mastin podenco correa ladra ladrido
gato gata minino: gatito felino
caballo: yegua potro jaca burro mula
vaca: ternero ganado res toro
oveja: cordero borrego rebaño cabra
pez pescado: bogas dorado surubi trucha sardina merluza bacalao
pescador: pesca caña red anzuelo barca chalana
coche auto carro vehiculo: furgoneta camioneta seat renault ford peugeot fiat motor volante matricula ruedas
camion: camionero remolque carga
moto motocicleta: casco vespa ciclomotor
bicicleta bici: pedal ruedas
tren ferrocarril: estacion vagon anden via
barco barca embarcacion bote: chalana lancha velero canoa remo vela motor
avion vuelo volar: aeropuerto pasaje pasajes azafata asiento despegue subo embarque
viaje viajar: maleta valija hotel avion tren pasaje vacaciones
frontera aduana: puente paso cruzar
instrumento: piano guitarra acordeon violin trompeta tambor flauta clarinete bandoneon gaita bateria
agrupacion conjunto grupo comparsa murga: murga comparsa trasnochados ensayo cuplé retirada tablado director jurado charanga coro banda
coro: ensayo voces contralto tenor
banda orquesta: musicos tocar
cancion letra: cuple estribillo retirada letra copla
concurso certamen competencia torneo campeonato: jurado premio puntos campeones primeros segundos terceros cuartos quintos sextos septimos octavos final ronda
puesto lugar posicion clasificacion: primero primeros segundo segundos tercero terceros cuarto cuartos quinto quintos sexto sextos septimo octavo octavos noveno ultimo ultimos
segundo segundos: segundos subcampeones
ganar gano triunfo victoria: campeones primeros campeon oro
perder derrota: perdimos
compite competir concursar: concursaron concurso jurado
casa hogar vivienda domicilio: piso departamento dormitorio techo llaves alquiler habitacion escalon
cuarto habitacion pieza: piecita dormitorio
piso departamento apartamento: alquiler portal escalera
mudanza mudarse mudar: cajas llaves vivienda
inundacion riada creciente crecida: agua rio subiendo evacuados galpones raya
tormenta temporal: viento lluvia rayo granizo
incendio fuego: llamas humo bomberos quemo
terremoto sismo temblor: tembló sacudida
sequia: lluvia agua pozo
costa orilla ribera: rio playa mar puerto
mar oceano: playa arena olas
playa: arena mar bañador toalla
negocio tienda comercio local establecimiento: peluqueria salon taller panaderia ferreteria bar puesto mercado quiosco bodega carniceria
peluqueria salon: corte tijeras rulos secador casco
letrero cartel rotulo: pinto letras pintada tilde placa vereda
inaugurar inauguro inauguracion: abrir abri abrio abrimos apertura
secador casco: italiano secador
trabajo oficio profesion empleo: peluquera peluquero maestro maestra enfermera albañil carpintero panadero mecanico chofer cocinero camarero pescador taller fabrica oficina turno salon
vive dedica gana: trabaja oficio taller tienda salon
despedir despido despidieron: despidos echaron fabrica
jefe patron encargado: director gerente
aprendiz ayudante: ayudar aprende
sueldo salario paga: cobrar nomina
dinero plata: pesos euros banco ahorros cobrar
prestamo credito hipoteca deuda: cuota cuotas banco papelito deber
pagos plazos: cuota cuotas
precio costo: pago pague vale costo
recompensa gratificacion: premio gratis
apuesta: aposte gane
loteria: numero decimo premio
esposo marido conyuge: marido walter casada casados
esposa mujer conyuge: mujer casado
pareja novio novia: novio novia saliendo juntos
hijo varon chico muchacho: varon nene hijo
hija chica muchacha: nena hija
nieto nieta bebe criatura: nacio kilos abuela abuelo
nuera: novia esposa
embarazada embarazo: meses espera bebe
boda casamiento matrimonio: casamos casaron anillo novia iglesia aniversario
divorcio separacion ruptura: separados abogado firmamos
hermana hermano: hermana hermano mellizo
padres: madre padre mama papa
familia: hermanos primos
amigo amiga: compadre comadre
vecino vecina: enfrente portal escalera lado
murio muerte fallecer: fallecio entierro velorio velamos
entierro funeral velorio: cementerio iglesia velamos cenizas coronas
enfermedad enfermo: hospital diagnostico cancer corazon infarto azucar medico pastilla
infarto corazon: cti stents cardiaca
operacion cirugia: operaron quirofano cirujano puntos
hospital clinica sanatorio: urgencias cti cama enfermera ambulancia
medico doctor: orden receta consulta
accidente golpe: caida choque yeso ambulancia rompio
caida caerse: cayo tropezo
memoria olvido: olvidó
estudiar estudios clases: liceo nocturno escuela instituto facultad universidad materia examen profesora
liceo instituto secundaria: nocturno egreso profesora
recibirse egresar graduarse titularse: egreso recibio titulo acto toga birrete
examen prueba: perdi aprobe nota profesora
materia asignatura: matematica historia literatura quimica fisica ingles
nota calificacion: siete ocho nueve diez cuatro cinco once sobresaliente notable
aprobar salvar salvo: aprobe aprobo saque
perdio suspendio: perdi suspendi
maestro profesor profesora: clase enseñando profesora
enseñar ayudo ayudar entender: enseñando enseño entendi explico
libro novela: paginas leer leyo
carta: sobre letra escribio
periodico diario: noticia
foto fotografia: retrato album
telefono llamada: sono llamo movil celular corte
ordenador computadora: pantalla internet
mensaje: escribiendo whatsapp
enojar enojaron enfado enfadar pelea discusion: discutimos discutir pelearon hablar hablarnos grito corte
reconciliar reconciliaron juntar paces: llamo telefono abrazo perdon abrazamos
reencuentro verse encontrarse: encontramos abrazo puente
promesa prometio: prometi jure promesa
confesar confeso admitir: verdad dijo mentira
secreto: nadie decir
perdido extraviado desaparecido: escapo volo aparecio sin
escapar huir fugarse: escapo volo abierta puerta
encontrar aparecer hallar: aparecio taller
robo ladron: robaron
arreglar reparar reparacion: arreglo pintando taller
romper averia estropear: rompio descompuso dejo
demorar demoro tardar: años tarde dias meses
distancia lejos: cuadras kilometros metros
altura nivel: metro metros centimetros raya
tamaño medida: metros
peso: kilos gramos
edad: años cumplo cumpli
cumpleaños: torta velas años
navidad nochebuena: arbol regalos cena
fiesta celebracion: torta baile brindis
baile bailar: pista club pisó
regalo: regalaron regalo
comida plato: guiso sopa torta asado paella tortilla empanada milanesa arroz lentejas
dulce postre: torta pastel flan bizcocho
pan: panadero horno masa
bebida: vino cerveza mate cafe
fruta: manzana naranja limon higo uva
verdura hortaliza: tomate calabaza pimiento zapallo lechuga
planta flores: macetas jardin rosal geranio clavel
arbol: limonero olivo higuera naranjo pino nogal
huerto huerta: tomates plantar regar
ropa prenda: camisa vestido abrigo campera gorro toga pantalon chaqueta saco
gorro sombrero: gorra boina
zapatos calzado: botas zapatillas alpargatas
joya: anillo collar pendiente cadena reloj
gafas lentes: anteojos
mueble: silla mesa sillon ropero cama armario
maquina aparato electrodomestico: secador lavadora nevera radio televisor motor licuadora
radio: prendio andaba
herramienta: martillo destornillador sierra taladro escalera
reloj: hora campanada
iglesia: cura misa virgen campana
virgen santo: procesion misa
futbol partido cuadro: gol peñarol clasico ganamos perdimos
gol: partido
equipo cuadro: partido gol
carrera maraton: kilometros corri meta
caminar caminata peregrinacion: camino kilometros cuadras
nadar piscina: agua brazada
fumar cigarro cigarros tabaco: cigarro parche humo
alcohol beber: vino copa
dieta adelgazar: kilos bascula
dormir sueño: cama noche
miedo temor: temblaba animo susto
llorar llanto: lloro lagrimas
reir risa: carcajada
policia: guardia agente
abogado juicio: escribania firma notario
escritura firma: escribania firmamos
alcalde ayuntamiento intendencia: oficio concejal
elecciones voto: urna votar
pueblo ciudad: plaza calle
extranjero emigrar: mallorca avion valija españa carrasco
campo chacra finca: gallinas huerto
cementerio tumba: flores lapida
abejas colmena: miel enjambre
vino viña bodega: uva cosecha vendimia
aceite olivo: aceituna
tejer lana: agujas bufanda
coser costura: dobladillo vestido maquina
pintar pintura: brocha pinto cuadro
apodo mote llamaban: decian atendiendo nombre
hablar palabra: dijo dice
director dirige dirigir: director
dueño propietario: dueña
barba bigote: afeito
pelo cabello: corte color tinte
tatuaje: tinta aguja
fantasma: asusto
`
